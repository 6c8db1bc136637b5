/** What a compile is given of its caller's environment. */
type Variables = Readonly<Record<string, string | undefined>>

/** By which programs run at all: where they are found, and where they put temporary files. */
const NEEDED =
  /^(?:PATH|PATHEXT|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|TMPDIR|TMP|TEMP|NODE_OPTIONS)$/i

/**
 * No secret can reach what every visitor loads, and the result follows from the sources alone, by whose hash it is
 * remembered. Vite would also read a caller's `DEV`, which a test runner sets.
 */
export function compileEnvironment(variables: Variables): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => NEEDED.test(name)))
}
