/**
 * @generated SignedSource<<99c5dd0e2772d72545a0dc3cbe75e55d>>
 * @relayHash fd1b39011f26f554213c2555e481cd3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a85aedc4212a3bffb82b26f783dc776a84c06dafd79f1679a321a6eb5f13760

import { ConcreteRequest } from 'relay-runtime';
export type ArchivePlanInput = {
  id: string;
};
export type PlanSheetArchiveMutation$variables = {
  input: ArchivePlanInput;
};
export type PlanSheetArchiveMutation$data = {
  readonly archivePlan: {
    readonly message?: string;
  };
};
export type PlanSheetArchiveMutation = {
  response: PlanSheetArchiveMutation$data;
  variables: PlanSheetArchiveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanSheetArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "archivePlan",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlanSheetArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "archivePlan",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3a85aedc4212a3bffb82b26f783dc776a84c06dafd79f1679a321a6eb5f13760",
    "metadata": {},
    "name": "PlanSheetArchiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "72b22ef2d966d4fa7baeb168fc95e1c8";

export default node;
