/**
 * @generated SignedSource<<20f67acbcb32237ec6e26f1bcbff8d7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
export type RuleMode = "ASK" | "SEND";
export type RuleStatus = "DISABLED" | "ENABLED" | "PAUSED_BY_FAILURES" | "PAUSED_BY_PLAN" | "PAUSED_BY_STOP";
export type RuleTiming = "NEXT_FREE_SLOT" | "NOW";
export type RuleTriggerKind = "COUPON_ENDING" | "COUPON_PROVEN" | "FREE_SLOT" | "LOWEST_PRICE" | "OFFER_ENDED" | "OFFER_READY" | "PRICE_DROP" | "SHOP_SEARCH" | "SOURCE_MESSAGE";
import { FragmentRefs } from "relay-runtime";
export type ruleData_rule$data = {
  readonly actions: {
    readonly fromTime: string | null | undefined;
    readonly groupTags: ReadonlyArray<string>;
    readonly groups: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }>;
    readonly isUrgent: boolean;
    readonly mode: RuleMode;
    readonly perDay: number;
    readonly template: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly templateId: string | null | undefined;
    readonly timing: RuleTiming;
    readonly toTime: string | null | undefined;
  };
  readonly activity: {
    readonly matchedToday: number;
  };
  readonly conditions: {
    readonly categories: ReadonlyArray<string>;
    readonly familyPerDay: number | null | undefined;
    readonly marketplaces: ReadonlyArray<Marketplace>;
    readonly maxPriceCents: number | null | undefined;
    readonly minCommissionPercent: number | null | undefined;
    readonly minPriceCents: number | null | undefined;
    readonly minProvenDiscountPercent: number | null | undefined;
    readonly minRating: number | null | undefined;
    readonly notSentInDays: number | null | undefined;
    readonly notWords: ReadonlyArray<string>;
    readonly words: ReadonlyArray<string>;
  };
  readonly enabledAt: string | null | undefined;
  readonly id: string;
  readonly isEnabled: boolean;
  readonly name: string;
  readonly pausedAt: string | null | undefined;
  readonly status: RuleStatus;
  readonly trigger: {
    readonly everyMinutes: number | null | undefined;
    readonly kind: RuleTriggerKind;
    readonly lowestInDays: number | null | undefined;
    readonly marketplaces: ReadonlyArray<Marketplace>;
    readonly minDropPercent: number | null | undefined;
    readonly query: string | null | undefined;
    readonly sourceGroups: ReadonlyArray<{
      readonly id: string;
    }>;
  };
  readonly version: number;
  readonly " $fragmentType": "ruleData_rule";
};
export type ruleData_rule$key = {
  readonly " $data"?: ruleData_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"ruleData_rule">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketplaces",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ruleData_rule",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
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
      "name": "enabledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RuleActivity",
      "kind": "LinkedField",
      "name": "activity",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "matchedToday",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RuleTrigger",
      "kind": "LinkedField",
      "name": "trigger",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minDropPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowestInDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "query",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "everyMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Group",
          "kind": "LinkedField",
          "name": "sourceGroups",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RuleConditions",
      "kind": "LinkedField",
      "name": "conditions",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "categories",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notWords",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minPriceCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxPriceCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minProvenDiscountPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minCommissionPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minRating",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notSentInDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "familyPerDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RuleActions",
      "kind": "LinkedField",
      "name": "actions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "templateId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Template",
          "kind": "LinkedField",
          "name": "template",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Group",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groupTags",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUrgent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "perDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Rule",
  "abstractKey": null
};
})();

(node as any).hash = "6a41953354bc5376977d36426616dace";

export default node;
