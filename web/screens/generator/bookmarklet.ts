/** Returns the `javascript:` address that sends the open product page to `origin`. */
export function bookmarklet(origin: string): string {
  const generator = JSON.stringify(`${origin}/app/gerador#captura=`);
  const source = `(()=>{const collect=${collectPage.toString()};` +
    `const json=JSON.stringify({url:location.href,html:collect(document)});` +
    `const bytes=new TextEncoder().encode(json);let text="";` +
    `for(const byte of bytes)text+=String.fromCharCode(byte);` +
    `const code=btoa(text).replace(/\\+/g,"-").replace(/\\//g,"_").replace(/=+$/,"");` +
    `open(${generator}+code,"_blank")})()`;
  return `javascript:${encodeURIComponent(source)}`;
}

/**
 * Returns what an open page says about its product, as reduced HTML of at most 150 kB. The
 * bookmarklet embeds this function's source: it must not use anything outside itself.
 */
export function collectPage(page: Document): string {
  const LIMIT = 150_000; // characters; the first selectors matter most
  const selectors = [
    'script[type="application/ld+json"]',
    "title, link[rel=canonical]",
    'meta[property^="og:"], meta[property^="product:"], meta[name^="twitter:"], meta[itemprop]',
    'meta[name="description"]',
    // Amazon
    "#ASIN, #productTitle, #title, #landingImage, #imgBlkFront, #main-image",
    "#corePriceDisplay_desktop_feature_div, #corePriceDisplay_mobile_feature_div",
    "#corePrice_desktop, #corePrice_feature_div, #apex_desktop, .priceToPay, #kindle-price",
    "#apex-pricetopay-accessibility-label, #price_inside_buybox, #newBuyBoxPrice, #listPrice",
    "#availability, #outOfStock, #add-to-cart-button, #buy-now-button, #one-click-button",
    // Mercado Livre
    ".ui-pdp-title, .ui-pdp-price, .ui-pdp-stock-information__title",
    ".ui-pdp-gallery__figure__image, .andes-money-amount",
    // Shopee
    '[data-shopee-pdp], script[type="text/mfe-initial-data"]',
    // AliExpress
    '[class*="pdp-info"], [data-pl]',
    // any shop
    '[itemscope][itemtype*="schema.org/Product"]', // whole: a price alone does not name its product
    "h1, [itemprop=name], [itemprop=offers], [itemprop=price], [itemprop=image]",
    "script#__NEXT_DATA__",
  ];
  const collected: Element[] = [];
  let html = "";
  for (const selector of selectors) {
    for (const element of Array.from(page.querySelectorAll(selector))) {
      if (collected.some((other) => other.contains(element))) continue;
      const copy = element.cloneNode(true) as Element;
      for (
        const unneeded of Array.from(copy.querySelectorAll("style, svg, iframe, script, noscript"))
      ) {
        unneeded.remove();
      }
      const text = copy.outerHTML;
      if (html.length + text.length > LIMIT) continue;
      collected.push(element);
      html += text + "\n";
    }
  }
  return '<!doctype html><html><head><meta charset="utf-8"></head><body>\n' + html +
    "</body></html>";
}
