/**
 * @generated SignedSource<<5bba26f0091f33f1e8e55e855c4f3e8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TrailEntries_entry$data = {
  readonly actor: {
    readonly displayName: string;
    readonly email: string;
    readonly id: string;
  } | null | undefined;
  readonly detail: string;
  readonly happenedAt: string;
  readonly isImpersonated: boolean;
  readonly subject: {
    readonly displayName: string;
    readonly email: string;
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "TrailEntries_entry";
};
export type TrailEntries_entry$key = {
  readonly " $data"?: TrailEntries_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrailEntries_entry">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "displayName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrailEntries_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "detail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isImpersonated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "happenedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};
})();

(node as any).hash = "9f070c85c3e25f58a0bcdc9cc7e11c27";

export default node;
