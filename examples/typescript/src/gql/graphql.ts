/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A page as the person's own browser saw it. */
export type CapturedPageInput = {
  /** The parts that speak of the product, up to 400,000 characters. */
  html: string;
  /** Its address. */
  url: string;
};

/** The input of the mutation of this name. */
export type CreateOfferInput = {
  /** What the browser saw. */
  captured?: CapturedPageInput | null | undefined;
  /** What the person typed. */
  fields?: OfferFieldsInput | null | undefined;
  /** The caller's name for this request: the same key gives the same offer. */
  key?: string | number | null | undefined;
  /** Text with a link, up to 5,000 characters. */
  sharedText?: string | null | undefined;
  /** The product's address, or a short link to it. */
  url?: string | null | undefined;
};

/** So many payments of so much. */
export type InstallmentsInput = {
  /** Each payment. */
  amount: MoneyInput;
  /** From 2 to 72. */
  count: number;
  /** Left out: it is not said. */
  isInterestFree?: boolean | null | undefined;
};

/** An amount of money. */
export type MoneyInput = {
  /** Hundredths of the currency. */
  cents: number;
  /** By ISO 4217: BRL, USD. BRL if left out. */
  currency?: string | null | undefined;
};

/** What a person typed: it wins over what is read. A field left out stays as it is; null clears it. */
export type OfferFieldsInput = {
  /** The person's own affiliate link, in place of one built from their tags. */
  affiliateUrl?: string | null | undefined;
  /** What one pays by card. */
  cardPrice?: MoneyInput | null | undefined;
  /** A code for the checkout, of 2 to 40 characters. */
  couponCode?: string | null | undefined;
  /** Its picture: an https address, or the path of one that the person uploaded. */
  imageUrl?: string | null | undefined;
  /** The payments it is sold in. */
  installments?: InstallmentsInput | null | undefined;
  /** The least of a range or a group. It counts only without a price. */
  lowestPrice?: MoneyInput | null | undefined;
  /** What one paid before. */
  oldPrice?: MoneyInput | null | undefined;
  /** What goes with the message. */
  picture?: Picture | null | undefined;
  /** What one pays by Pix. */
  pixPrice?: MoneyInput | null | undefined;
  /** What one pays. */
  price?: MoneyInput | null | undefined;
  /** What buyers think of it. */
  rating?: RatingInput | null | undefined;
  /** What bringing it costs, in up to 80 characters. */
  shipping?: string | null | undefined;
  /** The shop as people call it, up to 80 characters. */
  shop?: string | null | undefined;
  /** The template of its message: tpl_…, or the id of a ready one; null: whichever fits. */
  templateId?: string | number | null | undefined;
  /** The message in the person's words, up to 4,096 characters. */
  text?: string | null | undefined;
  /** The product's name, up to 300 characters. */
  title?: string | null | undefined;
};

/** How far an offer has come. */
export type OfferStatus =
  /** Ready to be sent. */
  | 'APPROVED'
  /** Being written. */
  | 'DRAFT'
  /** Not sent; the dispatch says why. */
  | 'FAILED'
  /** Waiting for its turn. */
  | 'QUEUED'
  /** In the groups. */
  | 'SENT'
  /** It may have been sent: a person looks before it is sent again. */
  | 'UNCERTAIN';

/** What goes with a message. */
export type Picture =
  /** The product's own picture. */
  | 'PRODUCT'
  /** A card drawn of the offer, 1080 by 1080 pixels. */
  | 'SQUARE_CARD'
  /** A card drawn of the offer, 1080 by 1920 pixels. */
  | 'STORY_CARD';

/** What buyers think of it. */
export type RatingInput = {
  /** How many rated it; left out: it is not said. */
  count?: number | null | undefined;
  /** From 0.1 to 5, in tenths. */
  stars: number;
};

export type OffersPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OffersPageQuery = { viewer: { offers: { edges: Array<{ node: { id: string, title: string, status: OfferStatus, price: { formatted: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CreateOfferMutationVariables = Exact<{
  input: CreateOfferInput;
}>;


export type CreateOfferMutation = { createOffer:
    | { __typename: 'LimitReached', message: string }
    | { __typename: 'Offer', id: string, text: string }
    | { __typename: 'PageNotRead', message: string }
    | { __typename: 'Refusal', message: string }
   };

export type OfferChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OfferChangesSubscription = { offerChanged: { offerId: string, offer: { title: string, status: OfferStatus } | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const OffersPageDocument = new TypedDocumentString(`
    query OffersPage($after: String) {
  viewer {
    offers(first: 50, after: $after) {
      edges {
        node {
          id
          title
          status
          price {
            formatted
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OffersPageQuery, OffersPageQueryVariables>;
export const CreateOfferDocument = new TypedDocumentString(`
    mutation CreateOffer($input: CreateOfferInput!) {
  createOffer(input: $input) {
    __typename
    ... on Offer {
      id
      text
    }
    ... on UserError {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateOfferMutation, CreateOfferMutationVariables>;
export const OfferChangesDocument = new TypedDocumentString(`
    subscription OfferChanges {
  offerChanged {
    offerId
    offer {
      title
      status
    }
  }
}
    `) as unknown as TypedDocumentString<OfferChangesSubscription, OfferChangesSubscriptionVariables>;