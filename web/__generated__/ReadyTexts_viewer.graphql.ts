/**
 * @generated SignedSource<<da2efce9ed8b5ef32c11f8c7fbd80b7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RetailSeason = "BACK_TO_SCHOOL" | "BLACK_FRIDAY" | "CARNIVAL" | "CHILDREN" | "CHRISTMAS" | "CONSUMERS" | "EASTER" | "ELEVEN_ELEVEN" | "FATHERS" | "LOVERS" | "MOTHERS" | "NINE_NINE" | "TEN_TEN" | "TWELVE_TWELVE";
import { FragmentRefs } from "relay-runtime";
export type ReadyTexts_viewer$data = {
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
  readonly " $fragmentType": "ReadyTexts_viewer";
};
export type ReadyTexts_viewer$key = {
  readonly " $data"?: ReadyTexts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadyTexts_viewer">;
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
  "name": "season",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReadyTexts_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReadyCampaignText",
      "kind": "LinkedField",
      "name": "readyCampaignTexts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
        (v1/*:: as any*/),
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "da18c294be3c2a73499e530cb9bac3da";

export default node;
