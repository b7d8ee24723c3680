/** The values of an offer's fields in a message, by name. */
type SampleValues = Readonly<Record<string, string | null>> & {
  readonly titulo: string;
  readonly link: string;
};

const nothing = {
  no_pix: null,
  preco_antigo: null,
  desconto: null,
  economia: null,
  menor_preco: null,
  preco_pix: null,
  preco_cartao: null,
  a_partir_de: null,
  parcelas: null,
  cupom: null,
  cupom_ate: null,
  frete: null,
  avaliacao: null,
};

/** Offers with all facts, with some, with few, and with a range of prices instead of one. */
export const sampleOffers: readonly { readonly name: string; readonly values: SampleValues }[] = [
  {
    name: "with everything",
    values: {
      titulo: "Fritadeira Elétrica Air Fryer 4,2L Preta 127V",
      loja: "Amazon",
      preco: "R$ 299,90",
      no_pix: "no Pix",
      preco_antigo: "R$ 499,90",
      desconto: "40%",
      economia: "R$ 200,00",
      menor_preco: "Menor preço dos últimos 90 dias",
      preco_pix: "R$ 284,90",
      preco_cartao: "R$ 319,90",
      a_partir_de: null,
      parcelas: "10x de R$ 31,99 sem juros",
      cupom: "CASA10",
      cupom_ate: "30/11 às 23:59",
      frete: "Frete grátis",
      avaliacao: "4,7 (12.345 avaliações)",
      link: "https://www.amazon.com.br/dp/B0TEST1234?tag=ana-20",
    },
  },
  {
    name: "with a coupon",
    values: {
      ...nothing,
      titulo: "Tênis de Corrida Masculino",
      loja: "Netshoes",
      preco: "R$ 189,99",
      cupom: "CORRE15",
      link: "https://www.netshoes.com.br/p/tenis?aff=1",
    },
  },
  {
    name: "with little",
    values: {
      ...nothing,
      titulo: "Livro",
      loja: "Loja Exemplo",
      preco: "R$ 9,90",
      link: "https://loja.example/livro",
    },
  },
  {
    name: "with a range",
    values: {
      ...nothing,
      titulo: "Kit 3 Camisetas Básicas Algodão",
      loja: "Shopee",
      preco: null,
      a_partir_de: "R$ 49,90",
      link: "https://s.shopee.com.br/abc",
    },
  },
];
