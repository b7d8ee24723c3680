/**
 * @generated SignedSource<<3fc8f5f09a5dc7eac46880899ba46b92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
import { FragmentRefs } from "relay-runtime";
export type SessionHealth_account$data = {
  readonly channel: Channel;
  readonly credentialHint: string;
  readonly handle: string | null | undefined;
  readonly " $fragmentType": "SessionHealth_account";
};
export type SessionHealth_account$key = {
  readonly " $data"?: SessionHealth_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionHealth_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionHealth_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credentialHint",
      "storageKey": null
    }
  ],
  "type": "MessengerSession",
  "abstractKey": null
};

(node as any).hash = "021696f3af82398aaa41a8a18a8962a9";

export default node;
