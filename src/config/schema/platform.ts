/** Where the platform's calls of a site go (S1 §7, S2 §7). */
import * as v from 'valibot'
import { option } from './option.ts'

export const platformSchema = v.strictObject({
  apiBase: option(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:https:\/\/[^\s/?#]+)?(?:\/[^\s/?#]+)*$/,
        'expected an origin or a path without a slash at its end, such as "https://api.example.com.au" or "/platform"',
      ),
    ),
    '',
    'What stands before the path of every platform call, such as "https://api.example.com.au"; empty is the site itself.',
    'S1 §7',
  ),
})
export type PlatformOptions = v.InferOutput<typeof platformSchema>
