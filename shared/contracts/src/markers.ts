/** Attributes the editor writes on elements. Names are fixed by the specification, prefix included. */
export const markers = {
  symbolId: 'inf-symbol-id',
  bridgeId: 'inf-bridge-id',
  className: 'inf-class-name',
  templateId: 'inf-template-id',
  buildUrl: 'inf-build-url',
  motionId: 'motion-id',
  motionInstanceId: 'motion-instance-id',
  interactionId: 'interaction-id',
} as const
