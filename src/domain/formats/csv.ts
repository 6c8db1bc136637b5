/** A table as CSV that a spreadsheet opens without running anything. */

/** Lines end in CR LF, as RFC 4180 has it. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** A cell that begins like a formula is given an apostrophe, which spreadsheets do not show. */
function csvCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
