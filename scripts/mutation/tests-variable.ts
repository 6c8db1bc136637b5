/** The environment variable that names the tests for Vitest's processes: patterns with commas. */
export const TESTS_VARIABLE = 'FORECOURT_MUTATION_TESTS'
