/** What a website has switched on beside the platform itself (S2 §3 "Website plugin"). */

export const WEBSITE_PLUGINS = ['Autogauge', 'Car Analysis', 'PPSR Report', 'PPSR Report Website Plugin'] as const
export type WebsitePlugin = (typeof WEBSITE_PLUGINS)[number]

/** S2 §3: a plugin is told by its feature or by its name. */
export interface PluginRecord {
  readonly feature?: string | null | undefined
  readonly name?: string | null | undefined
}

/** The plugins of a website's records that we know, each once, in our order. */
export function knownPlugins(records: readonly PluginRecord[]): WebsitePlugin[] {
  return WEBSITE_PLUGINS.filter((plugin) => records.some(({ feature, name }) => feature === plugin || name === plugin))
}
