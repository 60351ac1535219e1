/** In centimetres, for a body 175 cm and seven and a half heads tall. */
export const bones = {
  hipHalf: 9,
  thigh: 43,
  shin: 42,
  ankleHeight: 8,
  /** From the ankle to the ball of the foot, and to the back of the heel. */
  ball: 13,
  heel: 5,
  toes: 19,
  spine: [10, 10, 11, 11.5, 11.5],
  shoulderHalf: 17.5,
  shoulderDrop: 4.5,
  upperArm: 30,
  forearm: 26,
  hand: 16,
  neck: 9,
} as const;

/** The distance from the middle of a bone to the surface that the body rests on. */
export const flesh = {
  knee: 5.6,
  seat: 9,
  back: 10.5,
  palm: 2.6,
  forearm: 3.6,
} as const;

export const legLength = bones.thigh + bones.shin;
