/**
 * @generated SignedSource<<4b2570c3722d43497dc246717553ccae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AffiliateNetwork = "ADMITAD" | "AWIN" | "CJ" | "IMPACT" | "LOMADEE" | "OWN" | "RAKUTEN";
import { FragmentRefs } from "relay-runtime";
export type ProgrammeSheet_viewer$data = {
  readonly shopProgrammes: ReadonlyArray<{
    readonly commissionPercent: number | null | undefined;
    readonly cookieDays: number | null | undefined;
    readonly host: string;
    readonly id: string;
    readonly network: AffiliateNetwork;
    readonly pattern: string | null | undefined;
    readonly programmeId: string | null | undefined;
    readonly publisherId: string | null | undefined;
  }>;
  readonly usualShops: ReadonlyArray<{
    readonly asOf: string;
    readonly host: string;
    readonly name: string;
    readonly networks: ReadonlyArray<AffiliateNetwork>;
  }>;
  readonly " $fragmentType": "ProgrammeSheet_viewer";
};
export type ProgrammeSheet_viewer$key = {
  readonly " $data"?: ProgrammeSheet_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgrammeSheet_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "host",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProgrammeSheet_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopProgramme",
      "kind": "LinkedField",
      "name": "shopProgrammes",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "network",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "programmeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pattern",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publisherId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cookieDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commissionPercent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UsualShop",
      "kind": "LinkedField",
      "name": "usualShops",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "networks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "asOf",
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

(node as any).hash = "8de199c2777d3d3e66b7f56aee4610a9";

export default node;
