## balance

balance-box = die Schachtel
