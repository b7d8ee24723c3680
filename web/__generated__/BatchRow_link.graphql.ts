/**
 * @generated SignedSource<<1409c8fbd4134523617eacaf133fbae5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BatchLinkStatus = "DONE" | "FAILED" | "READING" | "WAITING";
import { FragmentRefs } from "relay-runtime";
export type BatchRow_link$data = {
  readonly error: {
    readonly message: string;
  } | null | undefined;
  readonly offer: {
    readonly id: string;
    readonly imageUrl: string | null | undefined;
    readonly lowestPrice: {
      readonly formatted: string;
    } | null | undefined;
    readonly price: {
      readonly formatted: string;
    } | null | undefined;
    readonly shop: string;
    readonly title: string;
  } | null | undefined;
  readonly status: BatchLinkStatus;
  readonly url: string;
  readonly " $fragmentType": "BatchRow_link";
};
export type BatchRow_link$key = {
  readonly " $data"?: BatchRow_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"BatchRow_link">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formatted",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BatchRow_link",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
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
      "concreteType": "BatchLinkError",
      "kind": "LinkedField",
      "name": "error",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
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
          "kind": "ScalarField",
          "name": "shop",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "lowestPrice",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BatchLink",
  "abstractKey": null
};
})();

(node as any).hash = "303df1ebe1b9a122d5d01add622754d0";

export default node;
