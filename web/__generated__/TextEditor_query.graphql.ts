/**
 * @generated SignedSource<<5b1d6c12b326a533fbb8572dd7acaddb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RetailSeason = "BACK_TO_SCHOOL" | "BLACK_FRIDAY" | "CARNIVAL" | "CHILDREN" | "CHRISTMAS" | "CONSUMERS" | "EASTER" | "ELEVEN_ELEVEN" | "FATHERS" | "LOVERS" | "MOTHERS" | "NINE_NINE" | "TEN_TEN" | "TWELVE_TWELVE";
import { FragmentRefs } from "relay-runtime";
export type TextEditor_query$data = {
  readonly campaignTextVariables: ReadonlyArray<{
    readonly about: string;
    readonly isOfOffer: boolean;
    readonly name: string;
  }>;
  readonly viewer: {
    readonly campaignTextTags: ReadonlyArray<string>;
    readonly offers: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly title: string;
        };
      }>;
    };
    readonly readyCampaignTexts: ReadonlyArray<{
      readonly body: string;
      readonly id: string;
      readonly name: string;
      readonly season: RetailSeason | null | undefined;
      readonly tags: ReadonlyArray<string>;
    }>;
    readonly retailSeasons: ReadonlyArray<{
      readonly day: string;
      readonly isNow: boolean;
      readonly name: string;
      readonly season: RetailSeason;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "TextEditor_query";
};
export type TextEditor_query$key = {
  readonly " $data"?: TextEditor_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextEditor_query">;
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
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "season",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextEditor_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CampaignTextVariable",
      "kind": "LinkedField",
      "name": "campaignTextVariables",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "about",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOfOffer",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "campaignTextTags",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReadyCampaignText",
          "kind": "LinkedField",
          "name": "readyCampaignTexts",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tags",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "body",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RetailSeasonDates",
          "kind": "LinkedField",
          "name": "retailSeasons",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "day",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isNow",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 5
            }
          ],
          "concreteType": "OfferConnection",
          "kind": "LinkedField",
          "name": "offers",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "OfferEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Offer",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "title",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "offers(first:5)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "c55bb894c7a93e5688a05466b9f1f3d1";

export default node;
