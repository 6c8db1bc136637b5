import { describe, expect, it } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { ContentPage } from '#catalogue/content-page.ts'
import type { SiteInput } from '#config/schema/site.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import type { FormInputs } from '#view-models/form-page.ts'
import type { FormAnswerInputs } from '#view-models/forms.ts'
import type { ContactInputs } from '#view-models/places.ts'
import { makeContentPage } from '../builders/make-content-page.ts'
import { makeImportedCar } from '../builders/make-imported-car.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'

const words = (path: string): ContentPage =>
  makeContentPage({ path, title: `Words of ${path}`, description: 'D', parts: [{ kind: 'html', html: '<p>W</p>' }] })

function planOf(site: Partial<SiteInput> = {}, contentPages: ContentPage[] = []) {
  const plan = planSite(
    createCatalogue({
      site: makeSite(site),
      stock: [makeImportedCar()],
      contentPages,
      history: NO_HISTORY,
      asAtMs: Date.parse('2026-03-10T00:00:00Z'),
    }),
  )
  const at = (path: string) => plan.pages.find(({ page }) => page.path === path)
  const inputs = <Inputs>(path: string) => at(path)?.page.inputs as Inputs
  return { plan, at, inputs }
}

describe('S1 §2, S2 §2: pages with forms', () => {
  it.each([
    ['/book-test-drive', 'testDrive'],
    ['/finance', 'finance'],
    ['/finance-enquiry', 'finance'],
    ['/apply-for-finance', 'applyForFinance'],
    ['/finance-pre-approval', 'financePreApproval'],
    ['/trade-in', 'tradeIn'],
    ['/cars/trade-in', 'tradeIn'],
    ['/sell-your-car', 'sellMyCar'],
    ['/sell-my-car', 'sellMyCar'],
    ['/careers', 'careers'],
  ])('%s has the form "%s" on every site with a platform', (path, kind) => {
    expect(planOf().inputs<FormInputs>(path)).toMatchObject({ kind: 'form', form: { definition: { kind } } })
    expect(planOf({ platform: null }).at(path)).toBeUndefined()
  })

  it('those of departments stand where there is the department or words about it', () => {
    expect(planOf().at('/service')).toBeUndefined()
    expect(planOf({}, [words('/service')]).inputs<FormInputs>('/service')).toMatchObject({
      title: 'Words of /service',
      parts: [{ kind: 'html', html: '<p>W</p>' }],
      form: { definition: { kind: 'serviceBooking' } },
    })
    const locations = [makeLocation(), makeLocation({ code: 'W', slug: 'workshop', type: 'service' })]
    expect(planOf({ locations } as Partial<SiteInput>).inputs<FormInputs>('/service')).toMatchObject({
      title: 'Book a service',
      parts: [],
    })
    expect(planOf().at('/fleet')).toBeUndefined()
    expect(planOf({}, [words('/fleet')]).inputs<FormInputs>('/fleet')).toMatchObject({
      form: { definition: { kind: 'enquiry' }, known: { category: 'Fleet Enquiry' } },
    })
  })

  it('say how their details are handled, with the version of the words', () => {
    const { settings } = planOf({ name: 'Acme' }, [words('/privacy-policy')]).inputs<FormInputs>('/trade-in').form ?? {}
    expect(settings).toMatchObject({
      privacyHref: '/privacy-policy',
      consent: { version: expect.stringMatching(/^w-/) },
    })
    expect(settings?.consent.collectionNotice).toMatch(/^Acme collects/)
    expect(planOf().inputs<FormInputs>('/trade-in').form?.settings.privacyHref).toBeNull()
    const answer = (pages: ContentPage[]) => planOf({}, pages).inputs<FormAnswerInputs>('/check-your-details')
    expect(answer([words('/privacy-policy')]).privacyHref).toBe('/privacy-policy')
    expect(answer([]).privacyHref).toBeNull()
  })

  it('S1 §5: the one of finance has the calculator, on a site with a finance provider', () => {
    const calculatorAt = (path: string, provider: string | null) =>
      planOf({ finance: { provider } }).inputs<FormInputs>(path).hasCalculator
    expect([calculatorAt('/finance', 'one'), calculatorAt('/finance', null)]).toEqual([true, false])
    expect(calculatorAt('/apply-for-finance', 'one')).toBe(false)
  })

  it('S1 §9: those of trade-ins have their questions, unless a site has them off', () => {
    const own = { question: 'Why?', answer: 'Because.' }
    const { questions } = planOf({ content: { tradeInFaq: { questions: [own] } } }).inputs<FormInputs>('/trade-in')
    expect(questions[0]?.answer).toContain('7 years old or over 100,000 km')
    expect(questions.at(-1)).toEqual(own)
    expect(planOf({ content: { tradeInFaq: { show: false } } }).inputs<FormInputs>('/trade-in').questions).toEqual([])
    expect(planOf().inputs<FormInputs>('/finance').questions).toEqual([])
  })

  it('are listed by search engines once for each form, and where the site wrote words', () => {
    const indexed = (path: string, pages: ContentPage[] = []) => planOf({}, pages).at(path)?.indexed
    expect(
      ['/trade-in', '/sell-my-car', '/finance', '/finance-enquiry', '/success'].map((path) => indexed(path)),
    ).toEqual([true, false, true, false, false])
    expect(indexed('/finance-enquiry', [words('/finance-enquiry')])).toBe(true)
  })

  it('the page of all locations has the enquiry form', () => {
    expect(planOf().inputs<ContactInputs>('/contact').form?.definition.kind).toBe('enquiry')
    expect(planOf({ platform: null }).inputs<ContactInputs>('/contact').form).toBeNull()
  })

  it('a site without a platform keeps its own words at their addresses', () => {
    const { plan, at } = planOf({ platform: null }, [words('/trade-in')])
    expect(at('/trade-in')?.page.inputs.kind).toBe('content')
    expect(at('/success')).toBeUndefined()
    expect(plan.warnings).toEqual([])
  })

  it('a page of the group keeps an address that a form would have', () => {
    const { inputs, plan } = planOf({ group: { pages: [{ label: 'Money', href: '/finance' }] } }, [words('/finance')])
    expect(inputs<{ kind: string }>('/finance').kind).toBe('group-page')
    expect(plan.warnings).toEqual([])
  })
})
