/** The chat widget that a site brings along (S2 §7 "a chat widget open call"). */
import * as v from 'valibot'
import { required } from './option.ts'
import { httpsUrl } from './text.ts'

/** A function of the widget by its name in the window: no expression, so that nothing is evaluated. */
const openCall = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/,
    'expected the name of a function, such as "Tawk_API.maximize", without brackets',
  ),
)

export const chatSchema = v.nullable(
  v.strictObject({
    script: required(httpsUrl, 'The script of the chat widget, as its maker gives it.', 'S2 §7'),
    openCall: required(
      openCall,
      'The widget’s own function that opens it, such as "Tawk_API.maximize"; the instant message button calls it.',
      'S2 §7',
    ),
  }),
)
export type ChatOptions = v.InferOutput<typeof chatSchema>
