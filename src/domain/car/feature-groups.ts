/** What kind of thing a feature is, by the words that feeds name it with (ours). */
import type { Vocabulary } from '../normalise/vocabulary.ts'
import { vocabularyReader } from '../normalise/vocabulary.ts'

/** In the order in which they are shown. */
export const FEATURE_GROUPS = ['Safety', 'Comfort', 'Technology', 'Driving', 'Exterior'] as const
export type FeatureGroup = (typeof FEATURE_GROUPS)[number]

/** Of a text that names several things the longest phrase counts: "heated mirrors" stand among mirrors. */
const WORDS: Vocabulary<FeatureGroup> = [
  [
    'Safety',
    [
      ...['abs', 'anti lock', 'airbag', 'airbags', 'air bags', 'aeb', 'emergency braking', 'brake assist', 'collision'],
      ...['blind spot', 'lane keep', 'lane keeping', 'lane departure', 'lane assist', 'cross traffic', 'isofix'],
      ...[
        'child seat',
        'child seat anchorages',
        'stability control',
        'traction control',
        'tyre pressure',
        'seat belts',
      ],
      ...[
        'reversing camera',
        'reverse camera',
        'rear view camera',
        '360 camera',
        '360 degree camera',
        'parking sensors',
      ],
      ...['park distance control', 'immobiliser', 'alarm', 'central locking', 'traffic sign recognition', 'fatigue'],
      ...['driver attention', 'smoke alarm', 'smoke detector', 'fire extinguisher', 'cargo barrier', 'high beam'],
    ],
  ],
  [
    'Comfort',
    [
      ...['seat', 'seats', 'heated seats', 'leather', 'leather trim', 'climate control', 'air conditioning', 'heater'],
      ...['air conditioner', 'steering wheel', 'heated steering wheel', 'keyless', 'keyless entry', 'power windows'],
      ...['electric windows', 'cup holders', 'armrest', 'floor mats', 'tailgate', 'power tailgate', 'cargo blind'],
      ...['sunroof', 'panoramic sunroof', 'rear view mirror', 'bed', 'bunk beds', 'mattress', 'fridge', 'microwave'],
      ...['oven', 'cooktop', 'shower', 'toilet', 'ensuite', 'washing machine', 'lounge', 'dinette', 'kitchen'],
      ...['hot water', 'water tank', 'water tanks', 'curtains', 'blinds', 'roof hatches', 'fans'],
    ],
  ],
  [
    'Technology',
    [
      ...['carplay', 'apple carplay', 'android auto', 'bluetooth', 'navigation', 'satellite navigation', 'sat nav'],
      ...['gps', 'usb', 'usb c', 'touchscreen', 'display', 'head up display', 'digital radio', 'radio', 'audio'],
      ...[
        'speakers',
        'sound system',
        'wireless',
        'phone charger',
        'charging points',
        'charging ports',
        'wi fi',
        'wifi',
      ],
      ...['voice control', 'tv', 'television', 'antenna', 'solar', 'solar panels', 'lithium battery', 'battery'],
      ...['inverter', 'anderson plug', '12v', 'dvd'],
    ],
  ],
  [
    'Driving',
    [
      ...['cruise control', 'adaptive cruise control', 'drive modes', 'drive mode', '4wd', 'awd', 'four wheel drive'],
      ...[
        'all wheel drive',
        'differential',
        'differential lock',
        'limited slip differential',
        'suspension',
        'low range',
      ],
      ...[
        'air bag suspension',
        'coil suspension',
        'paddle shifters',
        'sport mode',
        'hill start assist',
        'hill descent',
      ],
      ...['hill start', 'power steering', 'park assist', 'tow bar', 'towbar', 'tow pack', 'towing', 'hitch', 'brakes'],
      ...['push button start', 'turbo', 'exhaust'],
    ],
  ],
  [
    'Exterior',
    [
      ...[
        'alloys',
        'alloy wheels',
        'wheels',
        'roof rails',
        'roof racks',
        'bull bar',
        'bullbar',
        'nudge bar',
        'snorkel',
      ],
      ...['side steps', 'running boards', 'tray', 'alloy tray', 'canopy', 'ladder rack', 'toolbox', 'toolboxes'],
      ...[
        'tub liner',
        'tonneau',
        'tonneau cover',
        'headlights',
        'led headlights',
        'fog lights',
        'daytime running lights',
      ],
      ...['mirrors', 'mud flaps', 'metallic paint', 'tinted windows', 'window tint', 'spoiler', 'wipers', 'body kit'],
      ...['spare wheel', 'stone guard', 'awning', 'electric awning', 'annexe', 'picnic table', 'barn doors', 'boot'],
      ...[
        'sliding door',
        'sliding doors',
        'soft top',
        'bbq',
        'external shower',
        'outdoor speakers',
        'rubber cargo floor',
      ],
    ],
  ],
]

/** Null for what none of the words name. */
export const featureGroup: (feature: string) => FeatureGroup | null = vocabularyReader(WORDS)
