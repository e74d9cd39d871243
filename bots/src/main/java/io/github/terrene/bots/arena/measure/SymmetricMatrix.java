package io.github.terrene.bots.arena.measure;

/** The operations on symmetric, positive matrices that ratings need. */
final class SymmetricMatrix {
    private SymmetricMatrix() {}

    /** The inverse, by Gauss-Jordan elimination; such matrices need no pivoting. */
    static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] left = new double[size][];
        double[][] right = new double[size][size];
        for (int i = 0; i < size; i++) {
            left[i] = matrix[i].clone();
            right[i][i] = 1;
        }
        for (int pivot = 0; pivot < size; pivot++) {
            double factor = 1 / left[pivot][pivot];
            scale(left[pivot], factor);
            scale(right[pivot], factor);
            for (int row = 0; row < size; row++) {
                if (row != pivot) {
                    double times = left[row][pivot];
                    subtract(left[row], left[pivot], times);
                    subtract(right[row], right[pivot], times);
                }
            }
        }
        return right;
    }

    private static void scale(double[] row, double factor) {
        for (int i = 0; i < row.length; i++) {
            row[i] *= factor;
        }
    }

    private static void subtract(double[] row, double[] other, double times) {
        for (int i = 0; i < row.length; i++) {
            row[i] -= times * other[i];
        }
    }

    /** The variance of the distance of one from the average of all, from the covariances of all. */
    static double spreadAroundAverage(double[][] covariances, int place) {
        int size = covariances.length;
        double row = 0;
        double all = 0;
        for (int i = 0; i < size; i++) {
            row += covariances[place][i];
            for (int j = 0; j < size; j++) {
                all += covariances[i][j];
            }
        }
        return Math.max(0, covariances[place][place] - 2 * row / size + all / size / size);
    }
}
