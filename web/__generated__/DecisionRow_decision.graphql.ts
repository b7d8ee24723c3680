/**
 * @generated SignedSource<<66212f9cee44f136409145721e3e7f89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ApprovalStatus = "ACCEPTED" | "DROPPED" | "EXPIRED" | "PENDING" | "REJECTED";
export type RuleOutcome = "ASKED" | "FAILED" | "QUEUED" | "SKIPPED";
export type RuleReason = "ACCOUNT_BLOCKED" | "CATEGORY_OTHER" | "CATEGORY_UNKNOWN" | "COMMISSION_SMALL" | "COMMISSION_UNKNOWN" | "COUPON_ENDING" | "COUPON_PROVEN" | "DISCOUNT_SMALL" | "DISCOUNT_UNPROVEN" | "DROP_TOO_SMALL" | "EVENT_TOO_OLD" | "FAMILY_SENT" | "FOUND" | "LINK_NOT_READ" | "LOWEST_PRICE" | "MARKETPLACE_OTHER" | "NOTHING_OUT" | "NOT_ANSWERED" | "NOT_LOWEST" | "NO_CANDIDATE" | "NO_GROUPS" | "NO_OFFER" | "OFFER_COUPON_ENDED" | "OFFER_GONE" | "OFFER_PRICE_REMOVED" | "OFFER_READY" | "OFFER_SOLD_OUT" | "OFFER_UNPAID" | "OUT_OF_STOCK" | "PLAN_ENDED" | "PLAN_FULL" | "PRICE_CHANGED" | "PRICE_DROPPED" | "PRICE_HIGH" | "PRICE_LOW" | "PRICE_NOT_CHECKED" | "PRICE_ROSE" | "PRICE_UNKNOWN" | "RATING_LOW" | "RATING_UNKNOWN" | "REFUSED" | "RULES_STOPPED" | "RULE_DAY_CAP" | "SENT_RECENTLY" | "SHOP_PAUSED" | "SLOT_FREE" | "SOURCE_SEEN" | "UNEXPECTED" | "WORD_AVOIDED" | "WORD_MISSING";
import { FragmentRefs } from "relay-runtime";
export type DecisionRow_decision$data = {
  readonly approval: {
    readonly droppedBecause: string | null | undefined;
    readonly status: ApprovalStatus;
  } | null | undefined;
  readonly at: string;
  readonly isLeftOut: boolean;
  readonly messages: {
    readonly notSent: number;
    readonly sent: number;
    readonly uncertain: number;
    readonly waiting: number;
  };
  readonly offer: {
    readonly id: string;
  } | null | undefined;
  readonly outcome: RuleOutcome;
  readonly reason: string;
  readonly reasonCode: RuleReason;
  readonly rule: {
    readonly name: string;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "DecisionRow_decision";
};
export type DecisionRow_decision$key = {
  readonly " $data"?: DecisionRow_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionRow_decision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "groupId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionRow_decision",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "groupId",
          "variableName": "groupId"
        }
      ],
      "kind": "ScalarField",
      "name": "isLeftOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reasonCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Rule",
      "kind": "LinkedField",
      "name": "rule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RuleMessages",
      "kind": "LinkedField",
      "name": "messages",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uncertain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notSent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Approval",
      "kind": "LinkedField",
      "name": "approval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "droppedBecause",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RuleDecision",
  "abstractKey": null
};

(node as any).hash = "afdeb2319466d7cd2acb9cd3a141fe46";

export default node;
