/** Where the budget search stands (ours: the specification names no route for it). */
export const BUDGET_PATH = '/budget-search'
