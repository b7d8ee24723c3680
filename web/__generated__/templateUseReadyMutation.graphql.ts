/**
 * @generated SignedSource<<5e7fa732e901cdec3862d9376af92b29>>
 * @relayHash 64343bbe246d96f5dfe280318a298103
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef6ed8fa2bcc49213e20daffee96988bd0e1fe8cc44c10c58329523782ef5ea5

import { ConcreteRequest } from 'relay-runtime';
export type UpdateReadyTemplateInput = {
  id: string;
  isActive: boolean;
};
export type templateUseReadyMutation$variables = {
  input: UpdateReadyTemplateInput;
};
export type templateUseReadyMutation$data = {
  readonly updateReadyTemplate: {
    readonly message?: string;
    readonly readyTemplates?: ReadonlyArray<{
      readonly id: string;
      readonly isActive: boolean;
    }>;
  };
};
export type templateUseReadyMutation = {
  response: templateUseReadyMutation$data;
  variables: templateUseReadyMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ReadyTemplate",
  "kind": "LinkedField",
  "name": "readyTemplates",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
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
    "name": "templateUseReadyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateReadyTemplate",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Viewer",
            "abstractKey": null
          },
          (v4/*:: as any*/)
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
    "name": "templateUseReadyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateReadyTemplate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "type": "Viewer",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ef6ed8fa2bcc49213e20daffee96988bd0e1fe8cc44c10c58329523782ef5ea5",
    "metadata": {},
    "name": "templateUseReadyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c8522f8527c64ebfee76bca3395d7e2e";

export default node;
