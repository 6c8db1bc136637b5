/**
 * What shoppers type, with what must be understood: make, models and bodies as a bench of cars asks for them, and the
 * language of those who look for caravans, motorcycles and trucks. The last column is written by hand from what is meant.
 */
export type Stock = 'cars' | 'caravans' | 'motorcycles' | 'trucks' | 'bikes and trucks'

/** Lines of `query => meaning`. */
const QUERIES: Readonly<Record<Stock, string>> = {
  cars: `
toyota => make=Toyota
toyota hilux => make=Toyota; model=Hilux
white ute => colour=White; body=Ute
corolla => model=Corolla; make=Toyota
mazda cx-5 => make=Mazda; model=CX-5
black suv => colour=Black; body=SUV
camry hybrid => model=Camry; fuel=Hybrid; make=Toyota
ford ranger => make=Ford; model=Ranger
silver sedan => colour=Silver; body=Sedan
golf => model=Golf; make=Volkswagen
mercedes-benz c-class => make=Mercedes-Benz; model=C-Class
red hatch => colour=Red; body=Hatch
tesla => make=Tesla
tesla model 3 => make=Tesla; model=Model 3
blue wagon => colour=Blue; body=Wagon
triton => model=Triton; make=Mitsubishi
isuzu d-max => make=Isuzu; model=D-Max
grey people mover => colour=Grey; body=People Mover
carnival => model=Carnival; make=Kia
subaru forester => make=Subaru; model=Forester
forster => model=Forester; make=Subaru
corola => model=Corolla; make=Toyota
triten => model=Triton; make=Mitsubishi
rangr => model=Ranger; make=Ford
carnval => model=Carnival; make=Kia
toyta corrolla => make=Toyota; model=Corolla
mitsubshi triton => make=Mitsubishi; model=Triton
hundai i30 => make=Hyundai; model=i30
volkswagon golf => make=Volkswagen; model=Golf
merc under 60k => make=Mercedes-Benz; price=:60000
cheap auto hatch => transmission=Automatic; body=Hatch; sort=price-asc
dual cab ute under 60000 with tow bar => categories=Dual Cab; body=Ute; filtered_features=Tow Bar; price=:60000
low km corolla => model=Corolla; make=Toyota; sort=km-asc
demo suv => car_type=demo; body=SUV
ex-demo mazda => car_type=demo; make=Mazda
first car under 10k => price=:10000; sort=price-asc
manual diesel 4x4 wagon => transmission=Manual; fuel=Diesel; drive=4WD; body=Wagon
2018-2020 mazda 3 => make=Mazda; model=3; year=2018:2020
red or blue hatch => colour=Red|Blue; body=Hatch
electric under $500 a week => fuel=Electric; price=:130000
with sunroof => filtered_features=Sunroof
suv near me => body=SUV
utes close to me under 40k => body=Ute; price=:40000
v8 ute => body=Ute; "v8"
4 cylinder manual => transmission=Manual; "4 cylinder"
4 door ute => categories=Dual Cab
work ute under 30k => body=Ute; price=:30000
auto or manual corolla => transmission=Automatic|Manual; model=Corolla; make=Toyota
not automatic => "-automatic"
7 seater under 30k with low kms => seats=7; price=:30000; sort=km-asc
under 100,000 kms and under 20k => km=:100000; price=:20000
good clean suv => body=SUV
second hand cars for sale in brisbane => car_type=used; within 50 km of brisbane
100 a week => price=:26000
new arrivals => sort=listed-desc
ute with canopy => body=Ute; "canopy"
black suv 5 seats => colour=Black; body=SUV; seats=5
cx5 or rav4 => model=CX-5|RAV4; make=Mazda|Toyota
auto under 15 thousand => transmission=Automatic; price=:15000
asdfgh => "asdfgh"
$$$ => "$$$"
something to tow a 2500 kg van => body=Van; "tow 2500 kg"
motorbike under 10k => price=:10000; "motorbike"
`,
  caravans: `
sleeps 4 => sleeps=4
sleeps four => sleeps=4
sleeps 4 under 60k => sleeps=4; price=:60000
4 berth => sleeps=4
4 berth caravan => body=Caravan|Pop Top|Hybrid Caravan; sleeps=4
family bunk => bunks
family van with bunks => bunks
jayco with triple bunks => make=Jayco; bunks
under 2000 kg => tare_weight=:2000
under 2000kg tare => tare_weight=:2000
tare under 1800 => tare_weight=:1800
under 2.5t => tare_weight=:2500
atm under 2500kg => aggregate_trailer_mass=:2500
ATM less than 3 tonne => aggregate_trailer_mass=:3000
ball weight under 200 kg => ball_weight=:200
18 foot => body_length=5300:5700
18ft caravan => body=Caravan|Pop Top|Hybrid Caravan; body_length=5300:5700
under 18 foot => body_length=:5500
under 18 ft => body_length=:5500
less than 6 metres => body_length=:6000
between 18 and 21 foot => body_length=5400:6500
with ensuite => bathroom
jayco with ensuite => make=Jayco; bathroom
shower and toilet => bathroom
off road => off_road
offroad camper trailer => body=Camper Trailer; off_road
camper trailer => body=Camper Trailer
camper trailor => body=Camper Trailer
motorhome => body=Motorhome
moterhome under 150k => body=Motorhome; price=:150000
pop top => body=Pop Top
poptop sleeps 4 => body=Pop Top; sleeps=4
hybrid => body=Hybrid Caravan
jaco journey => make=Jayco; model=Journey
tandem axle off road ensuite under 90k => axle_type=Tandem Axle; price=:90000; off_road; bathroom
used jayco swan => car_type=used; make=Jayco; model=Swan
cheap caravan => body=Caravan|Pop Top|Hybrid Caravan; sort=price-asc
campervan diesel => body=Campervan; fuel=Diesel
2019 jayco expanda => make=Jayco; model=Expanda; year=2019:2019
couples van => body=Caravan|Pop Top|Hybrid Caravan; "couples"
purple monkey => "purple monkey"
`,
  motorcycles: `
LAMS => lams
learner legal => lams
learner bike under 8k => price=:8000; lams
sport bike => body=Sport Bike
sports bikes => body=Sport Bike
cruiser under 10k => body=Cruiser; price=:10000
cruser => body=Cruiser
adventure bike => body=Adventure Bike
ninja 400 => model=Ninja 400; make=Kawasaki
mt07 => model=MT-07; make=Yamaha
harley => make=Harley-Davidson
harly davidson softail => make=Harley-Davidson; model=Softail
650cc => engine_cc=600:700
under 500cc => engine_cc=:500
naked under 12k low kms => body=Naked Bike; price=:12000; sort=km-asc
scooter => body=Scooter
trail bike => body=Dirt Bike
farm bike => body=Dirt Bike
black motorbike => colour=Black
yamaha lams under 10000 kms => make=Yamaha; km=:10000; lams
kwasaki => make=Kawasaki
motorbikes under 5k => price=:5000
quad bike => body=ATV
`,
  trucks: `
tipper => body=Tipper
prime mover => body=Prime Mover
GVM under 4.5t => gvm=:4500
gvm under 4500 kg => gvm=:4500
car licence truck => licence=Car (C)
car licence tipper => licence=Car (C); body=Tipper
8x4 => axle_type=8x4
6x4 prime mover under 200k => axle_type=6x4; body=Prime Mover; price=:200000
isuzu npr tipper => make=Isuzu; model=NPR; body=Tipper
hino 300 => make=Hino; model=300
fridge truck => body=Refrigerated Truck
pantec => body=Pantech
tautliner => body=Curtainsider
tow truck => body=Tilt Tray
flatbed auto => body=Tray Truck; transmission=Automatic
trucks under 60k => price=:60000
heavy rigid => licence=Heavy Rigid (HR)
over 12 tonne => gvm=12000:
tippr => body=Tipper
kenworh t610 => make=Kenworth; model=T610
dual cab truck => categories=Dual Cab
qwerty truck => "qwerty truck"
`,
  'bikes and trucks': `
bikes => item_type=motorcycle
truck under 50k => item_type=truck; price=:50000
honda motorbike => make=Honda; item_type=motorcycle
isuzu truck automatic => make=Isuzu; item_type=truck; transmission=Automatic
650cc lams => engine_cc=600:700; lams
gvm under 8t tipper => body=Tipper; gvm=:8000
`,
}

export interface ShopperQuery {
  readonly stock: Stock
  readonly query: string
  readonly meaning: string
}

export const SHOPPER_QUERIES: readonly ShopperQuery[] = Object.entries(QUERIES).flatMap(([stock, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', meaning = ''] = line.split(' => ')
      return { stock: stock as Stock, query, meaning }
    }),
)

/** Those that are read otherwise, with what they give instead: each is a known gap. */
export const MISSES: Readonly<Record<string, string>> = {
  // "Camper" is found as it is typed, before "camper trailer" with a wrong letter.
  'camper trailor': 'body=Campervan|Camper Trailer; "trailor"',
  // One wrong letter is forgiven from five letters on.
  'jaco journey': 'model=Journey; make=Jayco; "jaco"',
}
