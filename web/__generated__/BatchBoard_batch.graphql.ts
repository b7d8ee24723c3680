/**
 * @generated SignedSource<<fbf5a91f3fd7a9aaa4643da89746ff61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BatchLinkStatus = "DONE" | "FAILED" | "READING" | "WAITING";
export type OfferStatus = "APPROVED" | "DRAFT" | "FAILED" | "QUEUED" | "SENT" | "UNCERTAIN";
import { FragmentRefs } from "relay-runtime";
export type BatchBoard_batch$data = {
  readonly done: number;
  readonly failed: number;
  readonly id: string;
  readonly links: ReadonlyArray<{
    readonly error: {
      readonly code: string;
    } | null | undefined;
    readonly id: string;
    readonly offer: {
      readonly id: string;
      readonly status: OfferStatus;
      readonly title: string;
    } | null | undefined;
    readonly status: BatchLinkStatus;
    readonly " $fragmentSpreads": FragmentRefs<"BatchRow_link">;
  }>;
  readonly total: number;
  readonly " $fragmentType": "BatchBoard_batch";
};
export type BatchBoard_batch$key = {
  readonly " $data"?: BatchBoard_batch$data;
  readonly " $fragmentSpreads": FragmentRefs<"BatchBoard_batch">;
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
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BatchBoard_batch",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BatchLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
              "name": "code",
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BatchRow_link"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LinkBatch",
  "abstractKey": null
};
})();

(node as any).hash = "988dd56e6d25622acb09abb36e7e4126";

export default node;
