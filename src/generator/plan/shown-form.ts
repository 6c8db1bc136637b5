/** A form of the site as a page shows it. */
import type { Site } from '#config/schema/site.ts'
import { consentText } from '#domain/leads/consent.ts'
import { definitionWith } from '#domain/leads/form-state.ts'
import { formContext } from '#domain/leads/forms/form-context.ts'
import type { FormKind } from '#domain/leads/forms/form-definition.ts'
import { formDefinition } from '#domain/leads/forms/form-definition.ts'
import type { LinkTargets } from '#domain/navigation/link.ts'
import { leadsSomewhere } from '#domain/navigation/link.ts'
import type { FormSettings, ShownForm } from '#view-models/forms.ts'
import type { PlanContext } from './plan-context.ts'

/** The form of a kind as a page of the site shows it; `null` on a site without a platform. */
export function shownForm(
  { catalogue: { site }, targets }: PlanContext,
  path: string,
  kind: FormKind,
  known: Record<string, string> = {},
): ShownForm | null {
  const settings = formSettings(site, targets)
  if (settings === null) return null
  return {
    definition: definitionWith(formDefinition(kind, site.forms, formContext(kind, site)), known),
    known,
    page: { path, url: site.url + path },
    settings,
  }
}

/** Where the privacy policy is; `null` when its link leads nowhere. */
export function privacyHref({
  legal: { privacy },
  targets,
}: Pick<Site, 'legal'> & { targets: LinkTargets }): string | null {
  return leadsSomewhere(privacy.href, targets) ? privacy.href : null
}

/** What all forms of a site share; `null` on a site without a platform. */
export function formSettings(
  { forms, leads, legal, name, platform, valuation }: Site,
  targets: LinkTargets,
): FormSettings | null {
  if (platform === null) return null
  return {
    consent: consentText(forms.privacy, name),
    privacyHref: privacyHref({ legal, targets }),
    platform,
    linkedQueryParameters: forms.linkedQueryParameters,
    valuation: {
      hasLookup: valuation.registrationLookup !== null,
      hasEstimates: valuation.estimate !== null,
      recordValuation: forms.tradeIn.recordValuation,
    },
    ...(leads.turnstile === null ? {} : { turnstileSiteKey: leads.turnstile.siteKey }),
  }
}
