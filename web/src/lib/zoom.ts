/** How much larger than its own pixels an element is drawn; places on the page are told in the page's. */
export const zoomOf = (node: Element): number => node.currentCSSZoom ?? 1;
