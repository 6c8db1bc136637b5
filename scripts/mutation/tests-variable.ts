/** The environment variable by which the command tells Vitest's processes which tests to run: patterns with commas. */
export const TESTS_VARIABLE = 'FORECOURT_MUTATION_TESTS'
