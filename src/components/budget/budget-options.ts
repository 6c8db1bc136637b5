/** What the budget search takes from its page. */
import type { BodyTileOptions } from '#domain/budget/body-tiles.ts'
import type { BudgetRule } from '#domain/budget/budget-loan.ts'
import type { BudgetStart } from '#domain/budget/budget-state.ts'
import type { BudgetType } from '#domain/budget/budget-view.ts'
import type { CarType } from '#domain/car/car.ts'
import type { Slider } from '#domain/search/facets/range-slider.ts'

export interface BudgetOptions extends BudgetRule {
  readonly start: BudgetStart
  /** As they stand in the form. */
  readonly types: readonly (BudgetType & { readonly carType: CarType | null })[]
  readonly priceAboveAud: number
  readonly slider: Slider
  readonly tiles: BodyTileOptions
  /** By the name of a body: what its tile says and shows. */
  readonly drawings: Readonly<Record<string, { readonly label: string; readonly href: string }>>
}
