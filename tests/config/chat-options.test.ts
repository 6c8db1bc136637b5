import * as v from 'valibot'
import { expect, it, test } from 'vitest'
import { chatSchema } from '#config/schema/services.ts'
import { themeSchema } from '#config/schema/theme.ts'
import { makeSite } from '../builders/make-site.ts'

const script = 'https://chat.example.com/widget.js'
const messagesOf = (input: unknown): string[] =>
  v.safeParse(chatSchema, input).issues?.map(({ message }) => message) ?? []

it('S2 §7: a site has no chat widget unless it brings one along', () => {
  expect(makeSite().chat).toBeNull()
  expect(v.parse(chatSchema, { script, openCall: 'Tawk_API.maximize' })).toEqual({
    script,
    openCall: 'Tawk_API.maximize',
  })
})

test.each(['openChat', '$chat.open', 'a.b.c'])('S2 §7: %s is a function that opens the chat', (openCall) => {
  expect(messagesOf({ script, openCall })).toEqual([])
})

test.each(['openChat()', 'alert(1)', 'a..b', '.a', 'a.', '1a', 'a b', "a['b']", ''])(
  '%j is no name of one',
  (openCall) => {
    expect(messagesOf({ script, openCall })).toEqual([
      'expected the name of a function, such as "Tawk_API.maximize", without brackets',
    ])
  },
)

it('takes the script over https only', () => {
  expect(messagesOf({ script: 'http://chat.example.com/widget.js', openCall: 'open' })).toHaveLength(1)
})

it('S2 §3: a dealer has a logo, or none', () => {
  expect(v.parse(themeSchema, {}).logo).toBeNull()
  expect(v.parse(themeSchema, { logo: '/logo.svg' }).logo).toBe('/logo.svg')
  expect(v.safeParse(themeSchema, { logo: 'logo.svg' }).success).toBe(false)
})
