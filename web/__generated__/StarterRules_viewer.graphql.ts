/**
 * @generated SignedSource<<58b41ac54e254c512d68c15e913e4e15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
export type RuleMode = "ASK" | "SEND";
export type RuleTiming = "NEXT_FREE_SLOT" | "NOW";
export type RuleTriggerKind = "COUPON_ENDING" | "COUPON_PROVEN" | "FREE_SLOT" | "LOWEST_PRICE" | "OFFER_ENDED" | "OFFER_READY" | "PRICE_DROP" | "SHOP_SEARCH" | "SOURCE_MESSAGE";
import { FragmentRefs } from "relay-runtime";
export type StarterRules_viewer$data = {
  readonly starterRules: ReadonlyArray<{
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
    readonly key: string;
    readonly name: string;
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
  }>;
  readonly " $fragmentType": "StarterRules_viewer";
};
export type StarterRules_viewer$key = {
  readonly " $data"?: StarterRules_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StarterRules_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketplaces",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StarterRules_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StarterRule",
      "kind": "LinkedField",
      "name": "starterRules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
            (v1/*:: as any*/),
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
                (v2/*:: as any*/)
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
            (v1/*:: as any*/),
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
                (v2/*:: as any*/),
                (v0/*:: as any*/)
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
                (v2/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "13734c09c609af6187d71b2dc16262d0";

export default node;
