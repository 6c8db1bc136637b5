/** First names of the invented customers and staff. */

export const CUSTOMERS: readonly string[] = [
  ...['Alison', 'Ahmed', 'Bec', 'Brendan', 'Carmel', 'Chau', 'Craig', 'Damien', 'Deepa', 'Denise', 'Eleni', 'Fatima'],
  ...['Gary', 'Georgia', 'Giuseppe', 'Glenys', 'Harpreet', 'Hayley', 'Ian', 'Imogen', 'Jarrah', 'Jodie', 'Joel'],
  ...['Karen', 'Kirra', 'Lachlan', 'Leanne', 'Li Na', 'Lorraine', 'Marcus', 'Mele', 'Mick', 'Minh', 'Narelle', 'Nick'],
  ...['Olivia', 'Pat', 'Priya', 'Raelene', 'Rhys', 'Rosa', 'Sanjay', 'Shane', 'Sione', 'Steph', 'Tamsin', 'Terry'],
  ...['Trish', 'Vanessa', 'Wei', 'Yasmin', 'Zoe', 'Angus', 'Bronwyn', 'Colin', 'Dimitri', 'Esther', 'Faye', 'Graham'],
]

/** Each place has a few of them. */
export const STAFF: readonly string[] = [
  ...['Tash', 'Dave', 'Amit', 'Kerry', 'Josh', 'Lauren', 'Con', 'Bianca', 'Wes', 'Mei', 'Renee', 'Scott', 'Tui', 'Vik'],
  ...['Jenny', 'Robbo', 'Hamish', 'Sandra', 'Ali', 'Kylie', 'Toby', 'Grace', 'Murray', 'Sunita', 'Lee', 'Pete', 'Cass'],
  ...['Darryl', 'Ingrid', 'Theo', 'Marnie', 'Bruno', 'Jacinta', 'Nathan', 'Rach', 'Len', 'Abbie', 'Omar', 'Gail'],
]
