/**
 * @generated SignedSource<<d04e05bafa9f9a44bf6c61afda594d7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ShortLinkStatus = "ACTIVE" | "DELETED" | "DISABLED" | "EXPIRED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type LinkRow_link$data = {
  readonly botCount: number;
  readonly clickCount: number;
  readonly hasPassword: boolean;
  readonly status: ShortLinkStatus;
  readonly targets: ReadonlyArray<{
    readonly isFull: boolean;
    readonly isInvitation: boolean;
    readonly url: string;
  }>;
  readonly title: string;
  readonly url: string;
  readonly " $fragmentType": "LinkRow_link";
};
export type LinkRow_link$key = {
  readonly " $data"?: LinkRow_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkRow_link">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkRow_link",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "hasPassword",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShortLinkTarget",
      "kind": "LinkedField",
      "name": "targets",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInvitation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFull",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShortLink",
  "abstractKey": null
};
})();

(node as any).hash = "0d720158cd4fecd964e1a958622e478d";

export default node;
