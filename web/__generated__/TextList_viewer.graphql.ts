/**
 * @generated SignedSource<<9b28d1842f317a6f1635de01ad070472>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RetailSeason = "BACK_TO_SCHOOL" | "BLACK_FRIDAY" | "CARNIVAL" | "CHILDREN" | "CHRISTMAS" | "CONSUMERS" | "EASTER" | "ELEVEN_ELEVEN" | "FATHERS" | "LOVERS" | "MOTHERS" | "NINE_NINE" | "TEN_TEN" | "TWELVE_TWELVE";
import { FragmentRefs } from "relay-runtime";
export type TextList_viewer$data = {
  readonly campaignTexts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly season: RetailSeason | null | undefined;
        readonly tags: ReadonlyArray<string>;
        readonly variants: ReadonlyArray<{
          readonly body: string;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"TextRow_text">;
      };
    }>;
  };
  readonly retailSeasons: ReadonlyArray<{
    readonly day: string;
    readonly isNow: boolean;
    readonly name: string;
    readonly season: RetailSeason;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ReadyTexts_viewer">;
  readonly " $fragmentType": "TextList_viewer";
};
export type TextList_viewer$key = {
  readonly " $data"?: TextList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextList_viewer">;
};

import TextListPaginationQuery_graphql from './TextListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "campaignTexts"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "season",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "season"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": TextListPaginationQuery_graphql
    }
  },
  "name": "TextList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RetailSeasonDates",
      "kind": "LinkedField",
      "name": "retailSeasons",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReadyTexts_viewer"
    },
    {
      "alias": "campaignTexts",
      "args": [
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "season",
          "variableName": "season"
        }
      ],
      "concreteType": "CampaignTextConnection",
      "kind": "LinkedField",
      "name": "__TextList_campaignTexts_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CampaignTextEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CampaignText",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                (v2/*:: as any*/),
                (v1/*:: as any*/),
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
                  "concreteType": "CampaignTextVariant",
                  "kind": "LinkedField",
                  "name": "variants",
                  "plural": true,
                  "selections": [
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TextRow_text"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
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

(node as any).hash = "4ba31574ecd8e15285af02e67c7e34e8";

export default node;
