/** The pages that have a form of their own (S1 §2, S2 §2). */
import type { Site } from '#config/schema/site.ts'
import type { Question } from '#domain/content/trade-in-faq.ts'
import { tradeInQuestions } from '#domain/content/trade-in-faq.ts'
import { calculatorAppears, calculatorFields } from '#domain/finance/calculator-fields.ts'
import { financeRules } from '#domain/finance/rules.ts'
import { FORM_ANSWER_PATH } from '#domain/leads/form-answer.ts'
import { isValuation } from '#domain/leads/forms/form-definition.ts'
import type { FormPage } from '#domain/leads/forms/form-pages.ts'
import { SUCCESS_PATH } from '#domain/leads/lead-outcome.ts'
import { shownParts } from './content-parts.ts'
import { formPagesOf } from './form-page-list.ts'
import type { PagePlan, PlanContext } from './plan-context.ts'
import { NOT_INDEXED, planPage } from './plan-context.ts'
import { privacyHref, shownForm } from './shown-form.ts'

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
      parts: shownParts(context, words ?? null),
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

function questionsOf({ content: { tradeInFaq }, search }: Site): Question[] {
  return tradeInFaq.show ? [...tradeInQuestions(tradeInFaq, search.itemName), ...tradeInFaq.questions] : []
}
