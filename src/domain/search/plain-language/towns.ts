/**
 * Where the larger Australian towns are, to a tenth of a degree (about 10 km), with the first postcode of each: enough
 * to find which of a dealer's places is near, without asking a server.
 */
import type { Town } from './vocabulary.ts'

/** Postcode, degrees south, degrees east, names. */
const TOWNS = `
0800 12.5 130.8 darwin|0832 12.5 131 palmerston|0850 14.5 132.3 katherine|0870 23.7 133.9 alice springs
2000 33.9 151.2 sydney|2067 33.8 151.2 chatswood|2100 33.8 151.3 brookvale|2150 33.8 151 parramatta|2170 33.9 150.9 liverpool
2200 33.9 151 bankstown|2220 34 151.1 hurstville|2250 33.4 151.3 gosford|2259 33.3 151.4 wyong|2300 32.9 151.8 newcastle
2320 32.7 151.6 maitland|2330 32.6 151.2 singleton|2340 31.1 150.9 tamworth|2350 30.5 151.7 armidale|2400 29.5 149.8 moree
2430 31.9 152.5 taree|2444 31.4 152.9 port macquarie|2450 30.3 153.1 coffs harbour|2460 29.7 152.9 grafton
2480 28.8 153.3 lismore|2485 28.2 153.5 tweed heads|2500 34.4 150.9 wollongong|2541 34.9 150.6 nowra|2550 36.7 149.8 bega
2560 34.1 150.8 campbelltown|2580 34.8 149.7 goulburn|2600 35.3 149.1 canberra|2620 35.4 149.2 queanbeyan|2640 36.1 146.9 albury
2650 35.1 147.4 wagga wagga|2680 34.3 146 griffith|2745 33.8 150.7 penrith|2750 33.8 150.7 penrith|2770 33.8 150.8 mount druitt
2148 33.8 150.9 blacktown|2780 33.7 150.3 katoomba|2790 33.5 150.2 lithgow|2795 33.4 149.6 bathurst|2800 33.3 149.1 orange
2830 32.2 148.6 dubbo|2870 33.1 148.2 parkes|2880 32 141.5 broken hill
3000 37.8 145 melbourne|3030 37.9 144.7 werribee|3072 37.7 145 preston|3130 37.8 145.2 box hill|3134 37.8 145.2 ringwood
3175 38 145.2 dandenong|3199 38.1 145.1 frankston|3220 38.1 144.4 geelong|3280 38.4 142.5 warrnambool|3300 37.7 142 hamilton
3350 37.6 143.9 ballarat|3400 36.7 142.2 horsham|3500 34.2 142.2 mildura|3550 36.8 144.3 bendigo|3585 35.3 143.6 swan hill
3630 36.4 145.4 shepparton|3677 36.4 146.3 wangaratta|3690 36.1 146.9 wodonga|3840 38.2 146.4 morwell|3844 38.2 146.5 traralgon
3850 38.1 147.1 sale|3875 37.8 147.6 bairnsdale
4000 27.5 153 brisbane|4032 27.4 153 chermside|4060 27.5 153|4101 27.5 153|4105 27.5 153 moorooka|4122 27.6 153.1 mount gravatt
4160 27.5 153.2 capalaba|4114 27.6 153.1 logan|4207 27.7 153.2 beenleigh|4217 28 153.4 surfers paradise|4215 28 153.4 gold coast
4220 28.1 153.4 burleigh heads|4300 27.7 152.9 springfield|4305 27.6 152.8 ipswich|4350 27.6 152 toowoomba|4370 28.2 152 warwick
4390 28.5 150.3 goondiwindi|4413 26.7 150.6 chinchilla|4455 26.6 148.8 roma|4500 27.3 153 strathpine|4505 27.1 152.9 caboolture
4551 26.8 153.1 caloundra|4558 26.7 153.1 sunshine coast|4570 26.2 152.7 gympie|4600 26 152|4610 26.5 151.8 kingaroy
4650 25.5 152.7 maryborough|4655 25.3 152.9 hervey bay|4670 24.9 152.3 bundaberg|4680 23.8 151.3 gladstone
4700 23.4 150.5 rockhampton|4720 23.5 148.2 emerald|4730 23.4 144.3 longreach|4740 21.1 149.2 mackay|4802 20.3 148.7 airlie beach
4810 19.3 146.8 townsville|4825 20.7 139.5 mount isa|4870 16.9 145.8 cairns
5000 34.9 138.6 adelaide|5108 34.8 138.6 salisbury|5162 35.1 138.5 morphett vale|5211 35.6 138.6 victor harbor
5253 35.1 139.3 murray bridge|5290 37.8 140.8 mount gambier|5540 33.2 138 port pirie|5606 34.7 135.9 port lincoln
5600 33 137.6 whyalla|5700 32.5 137.8 port augusta
6000 32 115.9 perth|6027 31.7 115.8 joondalup|6107 32 115.9 cannington|6155 32.1 115.9|6168 32.3 115.7 rockingham|6210 32.5 115.7 mandurah
6230 33.3 115.6 bunbury|6280 33.6 115.3 busselton|6330 35 117.9 albany|6401 31.7 116.7 northam|6430 30.7 121.5 kalgoorlie
6450 33.9 121.9 esperance|6530 28.8 114.6 geraldton|6714 20.7 116.8 karratha|6721 20.3 118.6 port hedland|6725 18 122.2 broome
7000 42.9 147.3 hobart|7250 41.4 147.1 launceston|7310 41.2 146.4 devonport|7320 41.1 145.9 burnie`

export const AUSTRALIAN_TOWNS: readonly Town[] = TOWNS.trim()
  .split(/[|\n]/)
  .map((line) => {
    const [postcode = '', south, east, ...name] = line.split(' ')
    return { postcode, latitude: -Number(south), longitude: Number(east), name: name.join(' ') }
  })
