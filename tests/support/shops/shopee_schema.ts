import { buildSchema } from "graphql";

/** What of Shopee's Affiliate Open API there is here, as its reference writes it. */
export const shopeeSchema = buildSchema(`
  scalar Int64

  type Query {
    productOfferV2(
      shopId: Int64, itemId: Int64, productCatId: Int, keyword: String, listType: Int,
      matchId: Int64, sortType: Int, page: Int, limit: Int, isAMSOffer: Boolean,
      isKeySeller: Boolean
    ): ProductOfferConnectionV2!
    conversionReport(
      purchaseTimeStart: Int64, purchaseTimeEnd: Int64, completeTimeStart: Int64,
      completeTimeEnd: Int64, orderStatus: OrderStatus, limit: Int, scrollId: String
    ): ConversionReportConnection!
  }

  type Mutation { generateShortLink(input: ShortLinkInput!): ShortLinkResult! }

  type ProductOfferConnectionV2 { nodes: [ProductOfferV2]!, pageInfo: PageInfo! }
  type ProductOfferV2 {
    itemId: Int64, productName: String, commissionRate: String, sellerCommissionRate: String,
    shopeeCommissionRate: String, commission: String, priceMin: String, priceMax: String,
    sales: Int, ratingStar: String, priceDiscountRate: Int, imageUrl: String, shopId: Int64,
    shopName: String, shopType: [Int], productCatIds: [Int], productLink: String,
    offerLink: String, periodStartTime: Int, periodEndTime: Int
  }
  type PageInfo { page: Int, limit: Int, hasNextPage: Boolean, scrollId: String }

  input ShortLinkInput { originUrl: String!, subIds: [String!] }
  type ShortLinkResult { shortLink: String! }

  enum OrderStatus { ALL UNPAID PENDING COMPLETED CANCELLED }
  type ConversionReportConnection { nodes: [ConversionReport]!, pageInfo: PageInfo! }
  type ConversionReport {
    purchaseTime: Int, clickTime: Int, conversionId: Int64, sellerCommission: String,
    shopeeCommissionCapped: String, totalCommission: String, netCommission: String,
    utmContent: String, device: String, referrer: String, orders: [ConversionReportOrder]
  }
  type ConversionReportOrder {
    orderId: String, orderStatus: String, shopType: String, items: [ConversionReportOrderItem]
  }
  type ConversionReportOrderItem {
    shopId: Int64, itemId: Int64, itemName: String, itemPrice: String, qty: Int,
    actualAmount: String, itemTotalCommission: String, displayItemStatus: String,
    attributionType: String, fraudStatus: String
  }
`);
