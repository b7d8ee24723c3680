import { page, type PageCase } from "./page_case.ts";

const amazon = (words: string, couponCode: string | null): PageCase => ({
  name: words,
  url: "https://www.amazon.com.br/dp/B0TESTE123",
  html: page({
    body: `<span id="productTitle">Tênis Aurora Azul</span><div id="corePrice_feature_div">
      <span class="priceToPay">R$ 149,90</span></div><div id="promoPriceBlockMessage_feature_div">${words}</div>`,
  }),
  says: { couponCode },
});

/** Words that stand where a code might, and codes. */
export const couponWords: readonly PageCase[] = [
  ...[
    "Cupom ESGOTADO",
    "Cupom EXCLUSIVO no app",
    "Cupom: EXCLUSIVO",
    "Cupom DISPONIVEL por tempo limitado",
    "Cupom APLICADO",
    "Cupom VALIDO até domingo",
    "Cupom EXPIRADO",
    "Cupom GRATIS",
    "Use o cupom EXCLUSIVO da página",
    "Use o cupom ABAIXO",
    "Use o cupom AQUI",
    "Use o cupom PRIMEIRA compra",
    "Cupom FRETE grátis",
    "Código: ABC1234",
    "Código do produto TEN4471",
    "Código PROMOCIONAL",
    "Cupom PRIME exclusivo",
    "Cupom CASHBACK ativo",
  ].map((words) => amazon(words, null)),
  amazon("Use o cupom APROVEITE", "APROVEITE"),
  amazon("Com o cupom VOLTA15 fica melhor", "VOLTA15"),
  amazon("Cupom: CORRIDA10", "CORRIDA10"),
  amazon("Aplique o código promocional AURORA20 no pagamento", "AURORA20"),
  amazon("Economize com o código CANECA10 no pagamento", "CANECA10"),
  amazon("Cupom “BEMVINDO” no carrinho", "BEMVINDO"),
];
