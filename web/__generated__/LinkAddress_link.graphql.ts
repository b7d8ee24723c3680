/**
 * @generated SignedSource<<6c2af93a63e77458bc182d737b8fe491>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ShortLinkStatus = "ACTIVE" | "DELETED" | "DISABLED" | "EXPIRED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type LinkAddress_link$data = {
  readonly botCount: number;
  readonly clickCount: number;
  readonly disabledReason: string | null | undefined;
  readonly status: ShortLinkStatus;
  readonly url: string;
  readonly " $fragmentType": "LinkAddress_link";
};
export type LinkAddress_link$key = {
  readonly " $data"?: LinkAddress_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkAddress_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkAddress_link",
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
      "kind": "ScalarField",
      "name": "disabledReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "botCount",
      "storageKey": null
    }
  ],
  "type": "ShortLink",
  "abstractKey": null
};

(node as any).hash = "545ea842f2452fa300cd0f670e1f6174";

export default node;
