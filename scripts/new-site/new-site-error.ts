/** A site that cannot be made; the message says why and what to do. */
import { UsageError } from '../command-line/command.ts'

export class NewSiteError extends UsageError {
  override name = 'NewSiteError'
}
