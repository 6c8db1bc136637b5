/** "wagga wagga" as it is written: "Wagga Wagga". */
export function townTitle(name: string): string {
  return name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}
