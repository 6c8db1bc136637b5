/** A finance quote for one car (S2 §7). Loaded on demand. */
import { callEndpoint } from '#contract/call-endpoint.ts'
import { financeQuote } from '#contract/finance-quote.ts'
import { quoteFromDto } from '#domain/entities/finance-from-dto.ts'
import type { FinanceQuote, QuoteRequest } from '#domain/finance/quote.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'

/** `null` without one: a non-OK answer or a failure is ignored in silence. */
export async function askQuote(request: QuoteRequest, platform: PlatformOptions): Promise<FinanceQuote | null> {
  const outcome = await callEndpoint(financeQuote, request, { platform })
  return outcome.kind === 'answered' ? quoteFromDto(outcome.answer) : null
}
