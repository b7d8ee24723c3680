import type { ConversionField } from "./mapping.ts";
import type { ReportNetwork } from "./networks.ts";

type Titles = Readonly<Partial<Record<ConversionField, readonly string[]>>>;

/**
 * The titles of columns in the reports of shops and networks, as of November 2026. They help the
 * first import alone: a person confirms the columns, and they are remembered.
 */
export const presets: Readonly<Partial<Record<ReportNetwork, Titles>>> & { readonly ANY: Titles } =
  {
    /** The report of fees, as the associates' page downloads it. It names no order. */
    AMAZON: {
      purchasedAt: ["Date Shipped", "Data de envio", "Data do envio"],
      amount: ["Revenue($)", "Receita", "Receita (R$)", "Revenue"],
      commission: ["Ad Fees($)", "Ganhos", "Taxas de publicidade", "Ad Fees", "Earnings"],
      productId: ["ASIN"],
      title: ["Name", "Nome", "Product Title"],
      subId: ["SubTag", "ascsubtag", "Tracking ID", "ID de rastreamento"],
    },
    MERCADO_LIVRE: {
      externalId: ["ID da venda", "Número da venda", "Order ID"],
      purchasedAt: ["Data da venda", "Data da compra"],
      amount: ["Valor da venda", "Valor do produto"],
      commission: ["Comissão", "Ganhos", "Ganho"],
      productId: ["ID do produto", "Item ID", "MLB"],
      title: ["Produto", "Título do produto"],
      subId: ["Etiqueta", "Tag", "SubID"],
    },
    SHOPEE: {
      externalId: ["ID do pedido", "Conversion id", "Order id"],
      status: ["Status do Pedido", "Display Item Status", "Order Status"],
      purchasedAt: ["Horário do pedido", "Purchase Time", "Hora do pedido"],
      clickedAt: ["Tempo dos Cliques", "Click Time"],
      amount: ["Valor de Compra(R$)", "Purchase Value(R$)", "Actual Amount(R$)"],
      commission: [
        "Comissão líquida do afiliado(R$)",
        "Affiliate Net Commission(R$)",
        "Total item commission(R$)",
      ],
      productId: ["ID do item", "Item id"],
      title: ["Nome do Item", "Item Name"],
      subId: ["Sub_id1", "Sub id1"],
    },
    ANY: {
      externalId: [
        "ID do pedido",
        "Número do pedido",
        "ID da transação",
        "Transaction ID",
        "Order ID",
        "Pedido",
        "ID",
      ],
      status: ["Status", "Situação", "Estado", "Commission status"],
      purchasedAt: ["Data", "Data do pedido", "Transaction date", "Date", "Order date"],
      clickedAt: ["Data do clique", "Click date", "Click time"],
      amount: ["Valor", "Valor da compra", "Sale amount", "Order amount", "Amount"],
      commission: ["Comissão", "Commission", "Commission amount", "Comissão (R$)", "Ganhos"],
      productId: ["ID do produto", "Product ID", "SKU"],
      title: ["Produto", "Product", "Product name", "Nome do produto", "Loja", "Advertiser"],
      subId: ["SubID", "Sub ID", "Clickref", "Click ref", "mdasc", "u1", "sid", "subid1", "Tag"],
    },
  };
