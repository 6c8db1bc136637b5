/** Services outside the site that its pages call: the platform, and a chat widget (S1 §7, S2 §7). */
import * as v from 'valibot'
import { PLATFORM_CALLS } from '#domain/platform/platform-calls.ts'
import { option, required } from './option.ts'
import { httpsUrl, httpUrl, secretVariable, text, wholeNumber } from './text.ts'

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
  rewriteTo: option(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^https:\/\/[^\s/?#]+$/, 'expected an origin, such as "https://platform.example.com.au"'),
      ),
    ),
    null,
    'A platform on another host, to which the CDN hands /api/* and /print of the site by lines of _redirects, so that pages ask their own host; Cloudflare Pages, whose redirects cannot do that, by functions that the build writes.',
  ),
  calls: option(
    v.record(
      v.picklist(PLATFORM_CALLS, `expected one of: ${PLATFORM_CALLS.join(', ')}`),
      v.pipe(
        v.string(),
        v.regex(/^(?:https:\/\/|\/(?!\/))\S+$/, 'expected a path, or a URL that starts with https://'),
      ),
    ),
    {},
    'Calls that another service answers, with the shapes of the specification: { carView: "https://stock.example.com.au/{slug}/view.json" }.',
    'S1 §7, S2 §7',
  ),
})

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

/** What a CDN in front of the site is asked after a release. */
export const cdnPurgeSchema = v.strictObject({
  url: required(
    httpUrl,
    'Where the list of changed addresses is sent: "https://api.cloudflare.com/client/v4/zones/<zone>/purge_cache".',
  ),
  method: option(v.picklist(['POST', 'PUT', 'DELETE']), 'POST', 'The method of the request.'),
  tokenVariable: option(
    v.nullable(secretVariable('CDN_PURGE_TOKEN')),
    null,
    'The environment variable that holds the token; none is sent when null.',
  ),
  tokenHeader: option(
    v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'expected the name of a header, such as "x-api-key"')),
    'Authorization',
    'The header of the token: "Authorization" sends `Bearer <token>`, any other the token itself.',
  ),
  bodyKey: option(text, 'files', 'The key of the list in the JSON body: `{"files": [...]}`.'),
  entries: option(v.picklist(['urls', 'paths']), 'urls', 'Whether the list holds whole URLs or paths of the site.'),
  pathsAtOnce: option(wholeNumber(1, 10_000), 30, 'The most addresses of one request.'),
})
export type CdnPurge = v.InferOutput<typeof cdnPurgeSchema>
