/**
 * @generated SignedSource<<6bc16bbde071d706fa8a5349294d7462>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ApprovalPicking_approvals$data = ReadonlyArray<{
  readonly groups: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly id: string;
  readonly offer: {
    readonly title: string;
  } | null | undefined;
  readonly price: {
    readonly formatted: string;
  } | null | undefined;
  readonly " $fragmentType": "ApprovalPicking_approvals";
}>;
export type ApprovalPicking_approvals$key = ReadonlyArray<{
  readonly " $data"?: ApprovalPicking_approvals$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalPicking_approvals">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ApprovalPicking_approvals",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
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
          "name": "title",
          "storageKey": null
        }
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Approval",
  "abstractKey": null
};
})();

(node as any).hash = "0be7c80b26af1e66acb264ffe2dee9f1";

export default node;
