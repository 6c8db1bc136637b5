/** Everything that words need, as one part that is loaded with the first question that has some. */
import { facetAnswer } from './facet-search.ts'
import { highlight } from './highlight.ts'
import { pageOfMatches } from './page-matches.ts'
import { createMatcher } from './rank-text.ts'
import { mayBeIdentifier } from './words.ts'

export const textPart = { createMatcher, facetAnswer, highlight, mayBeIdentifier, pageOfMatches }
