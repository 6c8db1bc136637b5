/** The pages that have a form of their own, and the forms of other pages (S1 §2, S2 §2). */
import type { Site } from '#config/schema/site.ts'
import type { Question } from '#domain/content/trade-in-faq.ts'
import { tradeInQuestions } from '#domain/content/trade-in-faq.ts'
import { calculatorAppears, calculatorFields } from '#domain/finance/calculator-fields.ts'
import { financeRules } from '#domain/finance/rules.ts'
import { consentText } from '#domain/leads/consent.ts'
import { FORM_ANSWER_PATH } from '#domain/leads/form-answer.ts'
import { formContext } from '#domain/leads/forms/form-context.ts'
import type { FormKind } from '#domain/leads/forms/form-definition.ts'
import { formDefinition, isValuation } from '#domain/leads/forms/form-definition.ts'
import type { FormPage } from '#domain/leads/forms/form-pages.ts'
import { SUCCESS_PATH } from '#domain/leads/lead-outcome.ts'
import type { LinkTargets } from '#domain/navigation/link.ts'
import { leadsSomewhere } from '#domain/navigation/link.ts'
import type { FormSettings, ShownForm } from '#view-models/forms.ts'
import { formPagesOf } from './form-page-list.ts'
import { countedWords } from './group/group-stats.ts'
import type { PagePlan, PlanContext } from './plan-context.ts'
import { NOT_INDEXED, planPage } from './plan-context.ts'

export function planFormPages(context: PlanContext): PagePlan[] {
  const { catalogue } = context
  const pages = formPagesOf(catalogue)
  if (pages.length === 0) return []
  return [
    ...pages.map((page) => planFormPage(context, page)),
    planPage(SUCCESS_PATH, () => ({ kind: 'success' }), NOT_INDEXED),
    planPage(
      FORM_ANSWER_PATH,
      () => ({
        kind: 'formAnswer',
        privacyHref: privacyHref({ legal: catalogue.site.legal, targets: context.targets }),
      }),
      NOT_INDEXED,
    ),
  ]
}

function planFormPage(context: PlanContext, page: FormPage): PagePlan {
  const { site, contentPages } = context.catalogue
  const words = contentPages.find(({ path }) => path === page.path)
  const category = page.category
  return planPage(
    page.path,
    () => ({
      kind: 'form',
      title: words?.title ?? page.title,
      description: words?.description ?? `${page.title} at ${site.name}. ${page.introduction}`,
      introduction: page.introduction,
      form: shownForm(context, page.path, page.form, category === null ? {} : { category }),
      hasCalculator: page.path === site.finance.link.path && hasCalculator(site),
      html: countedWords(context.catalogue)(words?.html ?? ''),
      questions: isValuation(page.form) ? questionsOf(site) : [],
    }),
    page.indexed || words !== undefined ? {} : NOT_INDEXED,
  )
}

/** S1 §5: without a car, the amount is the one that the calculator begins with. */
function hasCalculator({ finance }: Site): boolean {
  const rules = financeRules(finance, null)
  return calculatorAppears(rules, calculatorFields(rules, null, null).amount.start)
}

function questionsOf({ content: { tradeInFaq } }: Site): Question[] {
  return tradeInFaq.show ? [...tradeInQuestions(tradeInFaq), ...tradeInFaq.questions] : []
}

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
    definition: formDefinition(kind, site.forms, formContext(kind, site)),
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
