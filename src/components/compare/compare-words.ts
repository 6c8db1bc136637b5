/** What is said where no further car can be compared. */
export function fullText(): string {
  return `Compare holds four ${document.body.dataset['items']}. Remove one to add another.`
}
