/** What the brand pages of the demo group say. */
export const BRAND_TEXTS: Record<string, readonly [string, string]> = {
  Toyota: [
    'Toyota is where the group began, and it still fills more of our yards than any other badge: Hilux and LandCruiser for work and distance, RAV4 and Corolla for nearly everything else.',
    'Six of our dealerships sell it, from Bunbury to Berrimah. Hybrids are in stock at all of them, and a Toyota bought in one town can be looked after in any other.',
  ],
  Mazda: [
    'Mazda builds cars for people who like the drive home. The CX range carries from two to seven; the BT-50 shares its bones with the hardest-working ute on the farm, the D-MAX.',
    'Our people are trained by Mazda every year, and keep a demonstrator of each model for an unhurried drive.',
  ],
  Kia: [
    'Seven years of warranty changed what buyers expect, and Kia keeps to it. Sportage and Sorento are the favourites of our towns; EV6 is the one that surprises people.',
    'Ask for an overnight drive of an electric Kia: the questions answer themselves by morning.',
  ],
  Hyundai: [
    'From i30 to Staria, Hyundai makes sensible cars that are better finished than they need to be.',
    'Hybrids and electric models are serviced at every one of our Hyundai workshops, with loan cars to suit.',
  ],
  Ford: [
    'Ranger and Everest were drawn and tested in Australia, and it shows on a corrugated road.',
    'We fit out more Rangers than anything else we sell. Trays, canopies and towing gear go on before delivery and stay under one warranty.',
  ],
  Isuzu: [
    'D-MAX and MU-X: a big, patient diesel, a strong tow rating and not much to go wrong.',
    'The choice of our farm and caravan customers, with service bays sized for what they tow.',
  ],
  Subaru: [
    'All-wheel drive in nearly every model, and safety equipment that other makers charge for.',
    'Forester and Outback suit the wet roads around Warrnambool and Kingston, and the dusty ones around Tamworth; we keep both in stock all year.',
  ],
  BMW: [
    'A driver’s car first, whatever its shape. Our three Prestige dealerships stock the sedans and the SUVs, petrol, hybrid and electric.',
    'Demonstrators change often, and are the best value in the showroom.',
  ],
  'Mercedes-Benz': [
    'Quiet, thorough, and built for long distances. C-Class and GLC are the core of our range.',
    'Certified cars carry a further warranty and a history that we have checked ourselves.',
  ],
  Audi: [
    'Clean lines, quiet cars, and a cabin that nobody else quite matches.',
    'From A3 to the electric range, with quattro for the roads above the snow line.',
  ],
  Lexus: [
    'Hybrid before it was fashionable, and still the calmest car on the road.',
    'Lexus owners here get a loan car at every service, and a call back within the hour.',
  ],
  'Land Rover': [
    'Defender, Discovery, Range Rover: comfortable to the end of the road, and well past it.',
    'Our technicians prepare them for touring, from recovery points to long-range tanks.',
  ],
  Volvo: [
    'Safety is where Volvo starts; the seats are why people stay.',
    'Plug-in and electric models are in stock, with home charging arranged by us.',
  ],
  Volkswagen: [
    'Golf to Amarok, with the same solid feel all the way through.',
    'Amarok has its own fit-out bay at our Volkswagen dealerships.',
  ],
  Mitsubishi: [
    'Ten years of warranty when it is serviced with us, and prices that leave money for the trip.',
    'Outlander can be a plug-in; Triton can be anything you bolt to it.',
  ],
  Nissan: [
    'X-Trail for the school run and the beach, Navara for the week in between.',
    'Nissan’s e-POWER hybrids never need a plug: drive one and see.',
  ],
  GWM: [
    'A great deal of car for the money, and better every year.',
    'Cannon and Haval are in stock at three of our dealerships, with seven years’ warranty.',
  ],
}
