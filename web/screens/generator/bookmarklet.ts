import { collectPage } from "./collect_page.ts";

/** The `javascript:` address of the button that sends an open product page to `origin`. */
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
