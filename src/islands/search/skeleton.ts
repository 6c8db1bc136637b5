/** A card that is still to come: the parts of a card with nothing in them, so that it has a card's size. */

const LINE = '<span class="skeleton__line"></span>'

export const SKELETON_HTML = `<article class="card skeleton" aria-hidden="true"><div class="card__media"></div><div class="card__body"><h3 class="card__title">${LINE}</h3><p class="card__variant">${LINE}</p><ul class="card__facts"><li>${LINE}</li></ul><div class="card__foot"><p class="price"><strong>${LINE}</strong><span>${LINE}</span></p><span class="card__explore">${LINE}</span></div></div></article>`
